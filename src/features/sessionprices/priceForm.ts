import { object, type Schema, string } from 'yup';
import type { PriceView } from '@/api/price';
import { editFlags } from '@/editing/useEditedEntities';
import { isLongerThan } from '@/ui/fields/typedText';
import { limits } from '@contract/limits';
import { type LeagueTablePrize, leagueTablePrizes } from '@contract/lists';
import type { EditedSessionPrice, NewSessionPrice } from '@contract/price';

/** A new price before anybody has named it, the same in both languages (specification §9). */
export const newPrice: NewSessionPrice = { name: 'New Session Price', description: 'Description…' };

/** The form as it is typed. */
export interface PriceValues {
  name: string;
  description: string;
  /** The public id; empty for none. */
  image: string;
  prize: LeagueTablePrize | '';
}

export const priceFields = ['name', 'description', 'image', 'prize'] as const satisfies readonly (keyof PriceValues)[];

/** Returns the form of a price. */
export function valuesOf({ name, description, cloudinary_image, used_as_league_table_prize }: PriceView): PriceValues {
  return { name, description, image: cloudinary_image?.public_id ?? '', prize: used_as_league_table_prize ?? '' };
}

/** Returns what is sent of what was typed. */
export function editedValues({ name, description, image, prize }: PriceValues): Omit<EditedSessionPrice, 'id'> {
  return {
    name: name.trim(),
    description: description.trim(),
    cloudinary_image: image === '' ? null : JSON.stringify({ public_id: image }),
    used_as_league_table_prize: leagueTablePrizes.find((known) => known === prize) ?? null,
  };
}

/** Returns what a price needs; `message` has the error texts. */
export function priceSchema(message: { unnamed: string; tooLong: (characters: number) => string }): Schema {
  const text = (field: keyof typeof limits.price) =>
    string().test(
      'length',
      message.tooLong(limits.price[field]),
      (typed = '') => !isLongerThan(typed, limits.price[field]),
    );
  return object({
    name: text('name').trim().required(message.unnamed),
    description: text('description'),
    image: string(),
    prize: string(),
  } satisfies Record<keyof PriceValues, Schema>);
}

/** Returns the field of the form that shows this field of the wire; null if none does. */
export function fieldAt(path: string): keyof PriceValues | null {
  if (path === 'cloudinary_image') return 'image';
  if (path === 'used_as_league_table_prize') return 'prize';
  return priceFields.find((field) => field === path) ?? null;
}

/** Which prices are in edit mode. */
export const editedPricesSlice = editFlags('editedPrices');

export const { editingBegun, editingEnded, allEditingEnded } = editedPricesSlice.actions;

export const { selectEdited } = editedPricesSlice.selectors;
