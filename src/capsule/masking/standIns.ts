import type { Form } from './forms';
import { inOrder } from './inOrder';

type IsTaken = (standIn: string) => boolean;

/** Returns a stand-in for each of the originals, all different, in the same order, and none of them taken. */
export function standInsFor(originals: Iterable<string>, form: Form, isTaken: IsTaken): Map<string, string> {
  // The collator takes some different texts for equal.
  const sorted = [...originals].sort((one, other) => inOrder(one, other) || (one < other ? -1 : 1));
  for (let width = form.widthFor(sorted.length); ; width += 1) {
    const standIns = spelledInOrder(sorted, form, width);
    if (!standIns.some(isTaken)) return new Map(sorted.map((original, rank) => [original, standIns[rank] ?? '']));
  }
}

/** The order matters more than an unusual initial: two letters in one, such as æ, or a sign that joins with the next. */
function spelledInOrder(sorted: string[], form: Form, width: number): string[] {
  const initials = sorted.map(form.initialOf);
  const spelled = (initial: (rank: number) => string) =>
    sorted.map((original, rank) => form.spell({ initial: initial(rank), rank, width, original }));
  const given = new Map<string, string>();
  for (;;) {
    const standIns = spelled((rank) => given.get(initials[rank] ?? '') ?? initials[rank] ?? '');
    const misplaced = standIns.flatMap((standIn, rank) =>
      rank > 0 && inOrder(standIns[rank - 1] ?? '', standIn) >= 0 ? [rank - 1, rank] : [],
    );
    if (misplaced.length === 0) return standIns;
    const unusual = misplaced
      .map((rank) => initials[rank] ?? '')
      .filter((initial) => !given.has(initial) && !form.isPlain(initial));
    if (unusual.length === 0) return spelled(() => '');
    for (const initial of unusual) given.set(initial, form.plainInitialOf(initial));
  }
}
