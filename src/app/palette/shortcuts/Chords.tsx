import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chord, Key } from './shortcuts';

/** The keys of a shortcut, and which others do the same. */
export function Chords({ chords }: { chords: readonly Chord[] }) {
  const { t } = useTranslation();
  const nameOf = (key: Key) =>
    key === '/' || key === '?' || key === 'K' || key === 'X' || key === 'E' ? key : t(`palette.keys.key.${key}`);
  return chords.map((chord, index) => (
    <Fragment key={chord.join(' ')}>
      {index > 0 && ` ${t('palette.keys.or')} `}
      {chord.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && ' + '}
          <Box
            component="kbd"
            sx={{
              display: 'inline-block',
              px: 0.75,
              border: 1,
              borderColor: 'divider',
              borderRadius: 0.5,
              font: 'inherit',
            }}
          >
            {nameOf(key)}
          </Box>
        </Fragment>
      ))}
    </Fragment>
  ));
}
