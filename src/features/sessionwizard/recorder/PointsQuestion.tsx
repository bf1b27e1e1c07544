import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyHint } from '@/ui/Keycap';
import { useTap } from './touch';
import { answerKeys, type Entry, type PointsQuestion as Question } from './useEntry';

/** Asks about points that one ball rarely has; takes the focus, so that neither Enter nor the next digit answers. */
export function PointsQuestion({ entry, question }: { entry: Entry; question: Question }) {
  const { t } = useTranslation();
  const tap = useTap();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const { points, twoBalls, secondPlayers: players, answers } = question;
  const [first, second] = twoBalls ?? [];
  const labelOf = (answer: readonly number[]) => {
    if (answer.length === 1) return t('recording.question.one', { points });
    return players
      ? t('recording.question.twoPlayers', { first, second, players })
      : t('recording.question.two', { first, second });
  };
  return (
    <Stack ref={box} role="group" aria-labelledby={titleId} tabIndex={-1} spacing={1} sx={{ outline: 'none', p: 0.5 }}>
      <Typography id={titleId} role="alert" sx={{ fontWeight: 700 }}>
        {twoBalls
          ? t('recording.question.twoBalls', { points, first, second })
          : t('recording.question.oneBall', { points })}
      </Typography>
      {answers.map((answer, position) => (
        <Button
          key={answer.length}
          variant="contained"
          aria-keyshortcuts={answerKeys[position]}
          {...tap(`answer ${position}`, () => entry.answer(answer))}
          sx={{ minHeight: 64 }}
        >
          <span>{labelOf(answer)}</span>
          <KeyHint keys={answerKeys.slice(position, position + 1)} />
        </Button>
      ))}
      <Button variant="outlined" {...tap('takeBack', entry.takeBack)} sx={{ minHeight: 64 }}>
        <span>{t('recording.question.back')}</span>
        <KeyHint keys={['Esc']} />
      </Button>
    </Stack>
  );
}
