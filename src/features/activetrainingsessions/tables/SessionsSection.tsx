import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Table } from './tables';

interface SessionsSectionProps {
  table: Table;
  /** Where the row of the last action is now, or was; a new object each time. */
  focused: { table: Table } | null;
  children: ReactNode;
}

/** One table under its heading, which takes the focus when the row that had it is gone. */
export function SessionsSection({ table, focused, children }: SessionsSectionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused?.table === table) heading.current?.focus();
  }, [focused, table]);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography
        ref={heading}
        id={titleId}
        variant="h2"
        tabIndex={-1}
        sx={{ mb: 1.5, outline: 'none', scrollMarginTop: 96 }}
      >
        {t(`activeTrainings.table.${table}`)}
      </Typography>
      {children}
    </Box>
  );
}
