import { addressOf } from '../../filters/address';
import { useFilters } from '../../filters/useFilters';

/** Returns what gives the address at which a training is open beside the same list; null: none is. */
export function useWizardAddress(): (training: string | null) => string {
  const [{ club, status, page }] = useFilters('wizard');
  return (training) => addressOf('wizard', { club, status, page, training });
}
