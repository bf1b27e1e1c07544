import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ImageIcon from '@mui/icons-material/Image';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '@/api/address';
import { localizedText } from '@/i18n/localized';
import { Picture } from '@/ui/Picture';
import type { Template } from '@contract/template';
import { useTemplateName } from '../visibleTemplates';

interface TemplateHeaderProps {
  template: Template;
  isReady: boolean | null;
  isExpanded: boolean;
  onToggle: () => void;
  /** Ids of the button that expands the card, and of what it expands. */
  ids: { heading: string; content: string };
  actions: ReactNode;
}

/** What is seen of a template while its card is closed. */
export function TemplateHeader({ template, isReady, isExpanded, onToggle, ids, actions }: TemplateHeaderProps) {
  const { t } = useTranslation();
  const nameOf = useTemplateName();
  const { type, state, category } = template;
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', p: 1.5 }}>
      <Thumbnail image={template.image ?? null} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          <ButtonBase
            id={ids.heading}
            aria-expanded={isExpanded}
            aria-controls={ids.content}
            onClick={onToggle}
            sx={{
              font: 'inherit',
              textAlign: 'left',
              minHeight: 44,
              gap: 0.5,
              overflowWrap: 'anywhere',
              borderRadius: 1,
            }}
          >
            <ExpandMoreIcon aria-hidden sx={isExpanded ? { rotate: '180deg' } : {}} />
            <span>{nameOf(template)}</span>
          </ButtonBase>
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Chip size="small" variant="outlined" label={t(`templates.type.${type}`)} />
          {state === 'ARCHIVED' && <Chip size="small" label={t('templates.filter.archived')} />}
          <Typography variant="body2" color="textSecondary">
            {category ? localizedText(category.name) : t('templates.noCategory')}
          </Typography>
          <ReadinessMark isReady={isReady} />
        </Stack>
      </Box>
      {actions}
    </Stack>
  );
}

function Thumbnail({ image }: { image: string | null }) {
  if (image) return <Picture address={(width) => imageAddress(image, width)} alt="" width={64} aspectRatio="1" />;
  return (
    <Box
      aria-hidden
      sx={{ display: 'grid', placeItems: 'center', width: 64, height: 64, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <ImageIcon color="disabled" />
    </Box>
  );
}

/** Says by shape and word whether a training can be planned from a template; null while nobody knows. */
function ReadinessMark({ isReady }: { isReady: boolean | null }) {
  const { t } = useTranslation();
  if (isReady === null) return null;
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.5, alignItems: 'center' }}>
      {isReady ? (
        <CheckCircleIcon color="success" fontSize="small" aria-hidden />
      ) : (
        <ErrorOutlineIcon color="warning" fontSize="small" aria-hidden />
      )}
      <Typography component="span" variant="body2">
        {t(isReady ? 'templates.ready.yes' : 'templates.ready.no')}
      </Typography>
    </Stack>
  );
}
