import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

/** A link to another site, which opens in a tab of its own. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44, alignSelf: 'flex-start' }}
    >
      <span>{children}</span>
      <OpenInNewIcon fontSize="small" aria-hidden />
    </Link>
  );
}
