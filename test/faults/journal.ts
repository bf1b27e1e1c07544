import type { RecordedAtRange } from './openPage';

/** What somebody has written down beside the app: every ball in the order it was recorded. */
export class Journal {
  private readonly recorded = new Map<string, (number | null)[]>();
  count = 0;

  write({ playerDataId, index, points }: Omit<RecordedAtRange, 'trainingId'>): void {
    this.count += 1;
    const ball = `${playerDataId}/${index}`;
    this.recorded.set(ball, [...(this.recorded.get(ball) ?? []), points]);
  }

  /** Of each ball the recordings that changed anything: those the server has to have accepted, each once. */
  changes(): Map<string, (number | null)[]> {
    const balls = [...this.recorded].map(([ball, points]): [string, (number | null)[]] => [
      ball,
      points.filter((one, at) => one !== (points[at - 1] ?? null)),
    ]);
    return new Map(balls.filter(([, points]) => points.length > 0));
  }

  /** The points of each ball in the end; what was taken back is none. */
  end(): Map<string, number> {
    return new Map(
      [...this.recorded].flatMap(([ball, points]): [string, number][] => {
        const last = points.at(-1) ?? null;
        return last === null ? [] : [[ball, last]];
      }),
    );
  }
}
