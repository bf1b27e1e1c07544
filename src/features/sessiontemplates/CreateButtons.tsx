import AddIcon from '@mui/icons-material/Add';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { trainingTypes, type TrainingType } from '../../../contract/lists';

interface CreateButtonsProps {
  /** The type that is being created just now. */
  busyWith: TrainingType | null;
  onCreate: (type: TrainingType) => void;
}

/** A button to create a template of each type, and the way to the prizes, which are not in the menu. */
export function CreateButtons({ busyWith, onCreate }: CreateButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      {trainingTypes.map((type) => (
        <Button
          key={type}
          variant="contained"
          startIcon={<AddIcon />}
          loading={busyWith === type}
          loadingPosition="start"
          disabled={busyWith !== null}
          onClick={() => onCreate(type)}
        >
          {t(`templates.create.${type}`)}
        </Button>
      ))}
      <Button component={Link} to="/private/sessionprices" variant="outlined" startIcon={<EmojiEventsIcon />}>
        {t('templates.prizes')}
      </Button>
    </>
  );
}
