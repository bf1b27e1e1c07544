import Box from '@mui/material/Box';

interface PictureProps {
  /** Returns where the picture lies in a width of so many pixels. */
  address: (width: number) => string;
  /** What it shows; an empty text where it only decorates. */
  alt: string;
  /** In CSS pixels; on narrower screens it shrinks. */
  width: number;
  /** Cuts it to this shape; its own shape if not given. */
  aspectRatio?: string;
}

/** A picture that is fetched in the width it is shown in, twice that on dense screens, and only when it comes into view. */
export function Picture({ address, alt, width, aspectRatio }: PictureProps) {
  return (
    <Box
      component="img"
      src={address(width)}
      srcSet={`${address(width)} 1x, ${address(2 * width)} 2x`}
      alt={alt}
      loading="lazy"
      decoding="async"
      sx={{
        display: 'block',
        width,
        maxWidth: '100%',
        borderRadius: 1,
        ...(aspectRatio ? { aspectRatio, objectFit: 'cover' } : { height: 'auto' }),
      }}
    />
  );
}
