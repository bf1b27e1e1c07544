import type { ComponentType } from 'react';
import type { Right } from '../../contract/rights';
import { useMay } from '../session/useSession';
import { LoadedPage } from './LoadedPage';
import { NotPermittedPage } from './pages/NotPermittedPage';

/** The page of a card, or for those without its right a page that says so; its code is then not even fetched. */
export function CardPage({ right, Page }: { right: Right; Page: ComponentType }) {
  return useMay(right) ? <LoadedPage Page={Page} /> : <NotPermittedPage right={right} />;
}
