/** A handicap or a difference of two in whole tenths: 18.4 is 184, so that 18.4 − 14.1 is exactly 4.3. */
export type Tenths = number & { readonly unit: 'tenths of a handicap stroke' };

/** The best (a plus handicap, stored negative) and the highest handicap there is, as decimals. */
export const HANDICAP_MIN = -10;
export const HANDICAP_MAX = 54;

/** Returns a decimal handicap such as 18.4 in tenths (184); further decimals are rounded. */
export function toTenths(handicap: number): Tenths {
  return Math.round(handicap * 10) as Tenths;
}

/** Returns tenths as the decimal that travels on the wire: 184 is 18.4; null where there are none. */
export function fromTenths(tenths: Tenths): number;
export function fromTenths(tenths: Tenths | null): number | null;
export function fromTenths(tenths: Tenths | null): number | null {
  return tenths === null ? null : tenths / 10;
}
