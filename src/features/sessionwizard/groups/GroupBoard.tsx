import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@contract/limits';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { GroupedPlayer } from './GroupedPlayer';
import type { ChangingGroups } from './useChangingGroups';
import { DROP_TARGET, type useDragging } from './useDragging';
import { useStationText } from './useStationText';

interface GroupBoardProps {
  training: ScheduledTraining;
  changing: ChangingGroups;
  dragging: ReturnType<typeof useDragging>;
}

/** The stations beside each other with their players, and a new one to drop somebody on. */
export function GroupBoard({ training, changing, dragging }: GroupBoardProps) {
  const { t } = useTranslation();
  const stationText = useStationText();
  const { groups, isBusy, move } = changing;
  const { drag, start } = dragging;
  const dragged = training.trainingSessions.find(({ id }) => id === drag?.id);
  const takes = (number: number) => (groups[number - 1]?.length ?? 0) < limits.group || dragged?.group === number;
  const stationProps = (number: number) => ({
    target: takes(number) ? number : null,
    isOver: drag?.over === String(number) && takes(number),
  });
  const playerOf = (session: PlayerData) => (
    <GroupedPlayer
      key={session.id}
      {...{ session, groups, isBusy }}
      by={drag?.id === session.id ? drag.by : null}
      onPointerDown={isBusy ? undefined : start(session.id)}
      onMove={(group) => void move(session, group)}
    />
  );
  return (
    <Box
      role="group"
      aria-label={t('groups.board')}
      aria-busy={isBusy}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 1.5 }}
    >
      {groups.map((sessions, index) => (
        <StationCard
          key={index}
          heading={stationText({ training, group: index + 1, size: sessions.length })}
          {...stationProps(index + 1)}
        >
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
            {sessions.map(playerOf)}
          </Box>
        </StationCard>
      ))}
      {drag && <StationCard heading={t('groups.newStation')} {...stationProps(groups.length + 1)} />}
    </Box>
  );
}

interface StationCardProps {
  heading: string;
  /** Its number, where somebody can be dropped on it. */
  target: number | null;
  isOver: boolean;
  children?: ReactNode;
}

function StationCard({ heading, target, isOver, children }: StationCardProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      {...(target !== null && { [DROP_TARGET]: target })}
      sx={{
        p: 1,
        border: 2,
        borderStyle: children ? 'solid' : 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        minHeight: 72,
      }}
    >
      <Typography id={headingId} component="h3" variant="body1" sx={{ fontWeight: 600, mb: 0.5 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
