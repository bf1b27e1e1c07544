import BrokenImageIcon from '@mui/icons-material/BrokenImage';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIsReplayed } from './stateContexts';

interface PictureProps {
  /** Returns where the picture lies in a width of so many pixels. */
  address: (width: number) => string;
  /** What it shows; an empty text where it only decorates. */
  alt: string;
  /** In CSS pixels, in which it is fetched; on narrower screens it shrinks. */
  width: number;
  /** Cuts it to this shape; its own shape if not given. */
  aspectRatio?: string;
  /** Takes the whole width of its place, however it was fetched. */
  fills?: boolean;
}

/**
 * A picture that is fetched in the width it is shown in, twice that on dense screens, and only when it comes into view.
 * In place of one that cannot be shown, and of all in a replay, stands a sign, with what it would show.
 */
export function Picture({ address, alt, width, aspectRatio, fills = false }: PictureProps) {
  const source = address(width);
  const [broken, setBroken] = useState<string | null>(null);
  const frame = { width: fills ? '100%' : width, maxWidth: '100%', borderRadius: 1 };
  // A replayed screen may fetch nothing: each attempt would be an error in the console. It is given its shape.
  const isReplayed = useIsReplayed();
  const shape = aspectRatio ? {} : { 'data-own-shape': '' };
  if (isReplayed || broken === source) {
    return <Broken alt={alt} frame={{ ...frame, aspectRatio: aspectRatio ?? '4 / 3' }} shape={shape} />;
  }
  return (
    <Box
      component="img"
      {...shape}
      src={source}
      srcSet={`${source} 1x, ${address(2 * width)} 2x`}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(source)}
      sx={{
        display: 'block',
        ...frame,
        ...(aspectRatio ? { aspectRatio, objectFit: 'cover' } : { height: 'auto' }),
      }}
    />
  );
}

function Broken({ alt, frame, shape }: { alt: string; frame: object; shape: object }) {
  return (
    <Box
      component="span"
      {...shape}
      {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}
      sx={{
        ...frame,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.5,
        p: 1,
        bgcolor: 'action.hover',
        color: 'text.secondary',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      }}
    >
      <BrokenImageIcon aria-hidden />
      <span>{alt}</span>
    </Box>
  );
}
