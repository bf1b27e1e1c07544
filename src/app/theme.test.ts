import { getContrastRatio } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { dark, disabledLine, fieldLine, light, sunlight, themeIn } from './theme';

describe('colours', () => {
  const schemes = { light, dark, sunlight };

  /** The contrast of two colours by WCAG 2.2, from 1 to 21. */
  function contrast(one: string, other: string): number {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  }

  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  const coloured = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

  test.each([
    ...coloured.flatMap((name) => [
      [`${name} on the page`, sunlight[name].main, sunlight.background.default] as const,
      [`text on ${name}`, sunlight[name].contrastText, sunlight[name].main] as const,
    ]),
    ['text', sunlight.text.primary, sunlight.background.paper] as const,
    ['secondary text', sunlight.text.secondary, sunlight.background.paper] as const,
    ['disabled text', sunlight.text.disabled, sunlight.background.paper] as const,
    ['lines', sunlight.divider, sunlight.background.paper] as const,
  ])('in the sun the contrast of %s is at least 7', (_what, colour, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(7);
  });

  describe.each(['light', 'dark', 'sunlight'] as const)('in the scheme %s', (scheme) => {
    const { action, text, background } = schemes[scheme];

    test.each(['default', 'paper'] as const)(
      'an icon that can be pressed stands out from one that cannot on %s',
      (on) => {
        const [enabled, disabled] = [action.active, action.disabled].map((colour) => contrast(colour, background[on]));
        expect(enabled).toBeGreaterThanOrEqual(4.5);
        expect(enabled).toBeGreaterThan(2 * (disabled ?? Infinity));
      },
    );

    test.each(['success', 'error', 'warning', 'info'] as const)('a short message of %s can be read', (severity) => {
      const palette = themeIn('en').colorSchemes[scheme]?.palette;
      if (!palette) throw new Error('There is no such scheme');
      const ground = palette[severity][scheme === 'dark' ? 'dark' : 'main'];
      expect(getContrastRatio(palette.Alert[`${severity}FilledColor`], ground)).toBeGreaterThanOrEqual(4.5);
    });

    test('a field or select that cannot be used stands back, and can still be read', () => {
      const disabled = contrast(text.disabled, action.disabledBackground);
      expect(disabled).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text.primary, background.paper)).toBeGreaterThan(2 * disabled);
      expect(contrast(action.disabledBackground, background.paper)).toBeGreaterThan(1.1);
      const [line, faint] = [fieldLine[scheme], disabledLine[scheme]].map((it) => contrast(it, background.paper));
      expect(line).toBeGreaterThanOrEqual(3);
      expect(line).toBeGreaterThan(1.5 * (faint ?? Infinity));
    });
  });
});
