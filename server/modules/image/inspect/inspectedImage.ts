/** What the header of an image says, found without decoding it. */
export interface InspectedImage {
  format: 'png' | 'jpeg' | 'webp';
  width: number;
  height: number;
}
