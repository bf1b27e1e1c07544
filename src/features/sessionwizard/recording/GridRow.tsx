import ButtonBase from '@mui/material/ButtonBase';
import { memo } from 'react';
import { scoreOf } from '../../../../contract/scoring';
import { playersOf } from '../players/playersOf';
import { GridCell } from './GridCell';
import { GridBody } from './GridParts';
import { isSameRow, type RecordingRow } from './recordingRows';

interface GridRowProps {
  row: RecordingRow;
  /** The chosen ball of this player; null: none is. */
  selected: number | null;
  isChosen: boolean;
  onPick: (playerDataId: string, index: number) => void;
  onPickPlayer: (row: RecordingRow) => void;
}

/** A player with the total and the balls; drawn again only where something of it differs. */
export const GridRow = memo(function GridRow({ row, selected, isChosen, onPick, onPickPlayer }: GridRowProps) {
  const players = playersOf(row.session);
  const balls = new Map(row.balls.map((ball) => [ball.index, ball]));
  return (
    <GridBody role="row">
      <div role="rowheader">
        <ButtonBase
          aria-current={isChosen}
          onClick={() => onPickPlayer(row)}
          sx={{
            width: 120,
            minHeight: 64,
            height: '100%',
            p: 0.5,
            justifyContent: 'flex-start',
            textAlign: 'left',
            font: 'inherit',
            overflowWrap: 'anywhere',
            borderLeft: 6,
            borderColor: isChosen ? 'primary.main' : 'transparent',
          }}
        >
          {players}
        </ButtonBase>
      </div>
      <div role="cell">{scoreOf(row.balls)}</div>
      {Array.from({ length: row.length }, (_none, index) => {
        const ball = balls.get(index);
        return (
          <div key={index} role="cell">
            <GridCell
              playerDataId={row.playerDataId}
              players={players}
              index={index}
              points={ball?.points ?? null}
              state={ball?.state ?? null}
              isSelected={index === selected}
              isOpen={row.isOpen}
              onPick={onPick}
            />
          </div>
        );
      })}
    </GridBody>
  );
}, isSame);

function isSame(before: GridRowProps, after: GridRowProps): boolean {
  const { row, ...others } = after;
  const isAlike = (Object.keys(others) as (keyof typeof others)[]).every((name) => before[name] === others[name]);
  return isAlike && isSameRow(before.row, row);
}
