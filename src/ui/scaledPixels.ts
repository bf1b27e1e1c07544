const USUAL_FONT_SIZE = 16;

let fontSize: number | undefined;

/**
 * Returns a length for code that needs pixels, scaled like lengths in `rem`: by the font size that the browser is set to.
 * @param pixels at the usual font size of 16 pixels
 */
export function scaledPixels(pixels: number): number {
  fontSize ??= parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_FONT_SIZE;
  return Math.round((pixels * fontSize) / USUAL_FONT_SIZE);
}
