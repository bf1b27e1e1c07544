import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMembersOfClubQuery } from '@/api/member';
import { isConnectionFailure } from '@/errors/failure';
import { currentLocale } from '@/i18n/locale';
import { showHandicap } from '@/i18n/numbers';
import { personName } from '@/i18n/personName';
import { playersToAddQuery } from '@/outbox/offlineMembers';
import { QueryState, type QueryResult } from '@/ui/QueryState';
import { ResultStatus } from '@/ui/ResultStatus';
import { reportTyped } from '@/ui/reportTyped';
import { useControlSearch } from '@/ui/useControl';
import { useDebounced } from '@/ui/useDebounced';
import { limits } from '@contract/limits';
import type { Member } from '@contract/member';
import type { ScheduledTraining } from '@contract/training';
import type { Chosen } from './chosenPlayersSlice';

interface MemberSearchProps {
  training: ScheduledTraining;
  chosen: readonly Chosen[];
  onChoose: (member: Member) => void;
  /** At first, and all of the form is in view then. */
  takesFocus: boolean;
  /** What Enter does, if not what it does in the wizard. */
  help?: string | undefined;
}

/** The members who can still be added, to be searched and chosen. */
export function MemberSearch({ training, chosen, onChoose, takesFocus, help }: MemberSearchProps) {
  const { t } = useTranslation();
  const { query, isFromDevice, search, searchFor, offered, found, hasMore, isPart, showMore } = useOfferedMembers(
    training,
    chosen,
  );
  const input = useRef<HTMLInputElement>(null);
  useFocusAtFirst(input, takesFocus);
  const choose = (member: Member) => {
    onChoose(member);
    searchFor('');
  };
  const takeOnly = useOnlyHit(search, found, choose);
  const nobody = search.trim() === '' ? t('wizard.adding.nobody') : t('wizard.adding.nobodyFound');
  const nothing = isPart ? t('wizard.adding.searchOthers') : nobody;
  return (
    <Stack spacing={1}>
      <TextField
        type="search"
        label={t('wizard.adding.search')}
        inputRef={input}
        value={search}
        onChange={({ target }) => searchFor(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // What is taken is recorded after what it was taken for.
          reportTyped();
          takeOnly();
        }}
        helperText={help ?? t('wizard.adding.enterTakes')}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: limits.search } }}
      />
      <ResultStatus count={search.trim() === '' ? undefined : found?.offered.length} />
      {isFromDevice && <Typography color="textSecondary">{t('lateJoiner.fromDevice')}</Typography>}
      <QueryState query={query} isEmpty={offered.length === 0 && !hasMore} nothingYet={nothing}>
        <Box
          component="ul"
          aria-label={t('wizard.adding.found')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0.5,
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
            gap: 1,
            maxHeight: 230,
            overflowY: 'auto',
          }}
        >
          {offered.map((member) => (
            <li key={member.id}>
              <Button
                fullWidth
                variant="outlined"
                startIcon={<AddIcon aria-hidden />}
                // The search keeps the focus while one is chosen after the other.
                onMouseDown={(event) => event.preventDefault()}
                onClick={({ detail }) => {
                  choose(member);
                  const isByKey = detail === 0;
                  if (isByKey) input.current?.focus();
                }}
                sx={{
                  minHeight: 48,
                  justifyContent: 'flex-start',
                  textAlign: 'left',
                  textWrap: 'balance',
                  textTransform: 'none',
                }}
              >
                <span>
                  {t('wizard.adding.choose', {
                    name: personName(member),
                    handicap: showHandicap(member.handicap, currentLocale()),
                  })}
                </span>
              </Button>
            </li>
          ))}
        </Box>
        {hasMore && (
          <Button onClick={showMore} sx={{ minHeight: 44, alignSelf: 'flex-start' }}>
            {t('wizard.adding.more')}
          </Button>
        )}
      </QueryState>
    </Stack>
  );
}

/** On a screen that is touched the form itself is focused: its field would bring up the keyboard over it. */
function useFocusAtFirst(input: RefObject<HTMLInputElement | null>, takesFocus: boolean): void {
  useEffect(() => {
    if (!takesFocus) return;
    const form = input.current?.closest('section');
    const isTouched = window.matchMedia('(pointer: coarse)').matches;
    (isTouched ? form : input.current)?.focus({ preventScroll: true });
    form?.scrollIntoView({ block: 'start' });
    // Only when it is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** Returns what Enter does in the search: it takes the only member found, once the answer to what is typed is there. */
function useOnlyHit(search: string, found: FoundMembers | undefined, choose: (member: Member) => void): () => void {
  const [entered, setEntered] = useState<string | null>(null);
  const wanted = search.trim();
  useEffect(() => {
    if (entered === null || (entered === wanted && found?.q !== wanted)) return;
    setEntered(null);
    if (entered !== wanted || found === undefined || found.isPart) return;
    const [only, ...others] = found.offered;
    if (only !== undefined && others.length === 0) choose(only);
  }, [entered, wanted, found, choose]);
  return () => {
    if (wanted !== '') setEntered(wanted);
  };
}

/** The answer to a search. */
interface FoundMembers {
  q: string;
  offered: readonly Member[];
  isPart: boolean;
}

const STEP = 25;
/** More are not answered at once; a search finds the others. */
const MOST = 100;

/**
 * Returns the approved members of the training's club who match the search, but for those in the training or chosen already.
 */
function useOfferedMembers(training: ScheduledTraining, chosen: readonly Chosen[]) {
  const control = `playersToAdd/${training.id}`;
  const [recorded, report] = useControlSearch(control);
  const [searchHere, setSearch] = useState('');
  const [pageSizeHere, setPageSize] = useState(STEP);
  const debounced = useDebounced(searchHere.trim());
  const wasSearched = recorded && 'q' in recorded ? recorded : null;
  const search = wasSearched?.q ?? searchHere;
  const pageSize = wasSearched?.pageSize ?? pageSizeHere;
  const q = wasSearched?.q.trim() ?? debounced;
  useEffect(() => {
    const isFirst = searchHere === '' && pageSizeHere === STEP;
    // The ids of those found are in the answer itself, by the same text and size.
    report(isFirst ? null : () => ({ control, q: searchHere, pageSize: pageSizeHere, ids: [] }));
  }, [report, control, searchHere, pageSizeHere]);
  const query = useGetMembersOfClubQuery(playersToAddQuery(training.golfclubId, { q, pageSize }));
  const excluded = new Set([
    ...training.trainingSessions.flatMap(({ players }) => players.map(({ id }) => id)),
    ...chosen.map(({ member }) => member.id),
  ]);
  const found: Member[] = query.data?.members ?? [];
  const isOffered = ({ id }: Member) => !excluded.has(id);
  const isPart = (query.data?.totalCount ?? 0) > found.length;
  const queryState: QueryResult = query;
  return {
    query: queryState,
    isFromDevice: query.currentData !== undefined && isConnectionFailure(query.error),
    search,
    offered: found.filter(isOffered),
    /** The answer to what stands in the search; undefined as long as there is none. */
    found: query.currentData && { q, offered: query.currentData.members.filter(isOffered), isPart },
    hasMore: isPart && pageSize < MOST,
    /** Those found are only some of the club's members. */
    isPart,
    searchFor: (text: string) => {
      setSearch(text);
      setPageSize(STEP);
    },
    showMore: () => setPageSize((visible) => Math.min(MOST, visible + STEP)),
  };
}
