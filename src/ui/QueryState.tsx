import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isConnectionFailure } from '@/errors/failure';
import { RetryNotice } from './RetryNotice';
import { VisuallyHidden } from './VisuallyHidden';

/** What a query of RTK Query returns, as far as the screen depends on it. */
export interface QueryResult {
  data?: unknown;
  /** The answer to what is asked now; `data` may still be that to what was asked before. */
  currentData?: unknown;
  isLoading: boolean;
  isFetching?: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface QueryStateProps {
  query: QueryResult;
  isEmpty: boolean;
  nothingYet: ReactNode;
  /** Whether the children are rendered above the placeholder before there is an answer, and stay when it comes. */
  rendersWhileLoading?: boolean;
  children: ReactNode;
}

/**
 * Renders a query: loading, its error with a retry, nothing, or the content, which stays while it is refetched. That the
 * server cannot be reached is shown above the page, so an answer that is there stands without that error.
 */
export function QueryState(props: QueryStateProps) {
  const { query, isEmpty, nothingYet, rendersWhileLoading = false, children } = props;
  const hasData = query.data !== undefined;
  const isLoading = !hasData && !query.error;
  if (isLoading && !rendersWhileLoading) return <Loading />;
  const isShownAnyway = query.currentData !== undefined && isConnectionFailure(query.error);
  return (
    <Stack spacing={2} aria-busy={!isLoading && (query.isFetching ?? false)} sx={{ pt: hasData && isEmpty ? 1 : 0 }}>
      {query.error !== undefined && !isShownAnyway && (
        <RetryNotice error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching ?? false} />
      )}
      {hasData && isEmpty ? <Nothing>{nothingYet}</Nothing> : (hasData || isLoading) && children}
      {isLoading && <Loading />}
    </Stack>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Box role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Stack spacing={1} aria-hidden>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} variant="rounded" height={48} />
        ))}
      </Stack>
    </Box>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderStyle: 'dashed',
        borderRadius: 1,
        px: 3,
        py: 5,
        textAlign: 'center',
        color: 'text.secondary',
      }}
    >
      {children}
    </Box>
  );
}
