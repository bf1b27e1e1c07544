import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { FeatureCard, MenuGroup } from '../../session/featureCard';
import { useSession } from '../../session/useSession';
import { addressOfCard, cardsFor } from '../places';

const groups = ['actions', 'league', 'ressources', 'settings'] as const satisfies readonly MenuGroup[];

/** The screens this person may open, in their groups; a group without any is not shown. */
export function SidebarMenu({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation();
  const open = cardsFor(useSession());
  return (
    <Box component="nav" aria-label={t('shell.menu.label')}>
      {groups.map((group) => {
        const entries = open.filter(({ menu }) => menu?.group === group);
        if (entries.length === 0) return null;
        return (
          <Box key={group} sx={{ mb: 2 }}>
            <Typography id={`menu-${group}`} variant="overline" component="h2" color="textSecondary">
              {t(`shell.menu.${group}`)}
            </Typography>
            <List disablePadding aria-labelledby={`menu-${group}`}>
              {entries.map((card) => (
                <Entry key={card.path} card={card} onLeave={onLeave} />
              ))}
            </List>
          </Box>
        );
      })}
    </Box>
  );
}

function Entry({ card, onLeave }: { card: FeatureCard; onLeave: (() => void) | undefined }) {
  const { t } = useTranslation();
  if (!card.menu) return null;
  const { label, icon: Icon } = card.menu;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={addressOfCard(card)}
        onClick={onLeave}
        sx={{
          borderRadius: 1,
          '&.active': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            '&:hover': { bgcolor: 'primary.dark' },
          },
          '&.active .MuiListItemIcon-root': { color: 'inherit' },
        }}
      >
        <ListItemIcon sx={{ minWidth: 38 }}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={t(label)} />
      </ListItemButton>
    </ListItem>
  );
}
