import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Later } from '../../ui/Later';
import { lazyPart } from '../../ui/lazyPart';
import type { ViewMenuProps } from './ViewMenuList';

const ViewMenuList = lazyPart(() => import(/* webpackChunkName: "user-dialogs" */ './ViewMenuList'));

/** Which columns the table has, how high its rows are and how many stand on a page. */
export function ViewMenu(props: ViewMenuProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  return (
    <>
      <Button
        id={buttonId}
        startIcon={<TuneIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('users.view.open')}
      </Button>
      <Later>
        <ViewMenuList {...props} labelledBy={buttonId} anchor={anchor} onClose={() => setAnchor(null)} />
      </Later>
    </>
  );
}
