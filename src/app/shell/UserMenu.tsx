import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useSession } from '../../session/useSession';
import { Deferred } from '../../ui/Deferred';
import { lazyPart } from '../../ui/lazyLoading';
import { initial } from './initial';
import { useSigningOut } from './useSigningOut';

const UserMenuList = lazyPart(() => import(/* webpackChunkName: "private-dialogs" */ './UserMenuList'));

/** The menu under the user's name. */
export function UserMenu() {
  const { name, surname } = useSession();
  const signOut = useSigningOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [buttonId, menuId] = [useId(), useId()];
  const isOpen = anchor !== null;
  return (
    <>
      <Button
        id={buttonId}
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {`${initial(name)}. ${surname}`}
      </Button>
      <Deferred>
        <UserMenuList
          id={menuId}
          labelledBy={buttonId}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onSignOut={signOut}
        />
      </Deferred>
    </>
  );
}
