import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { chooseStoreNothing, storesNothing } from '@/outbox/onDevice';
import { useEntriesAtSignOut } from '@/outbox/outboxStatus';
import { useSession } from '@/session/sessionSlice';
import { Notice } from '@/ui/Notice';
import { useNotify } from '@/ui/useNotify';
import { useRememberedSwitch } from '@/ui/useStoredControl';

/** Whether this device keeps trainings, members and the recorder for this person; not to be changed while balls are unsent. */
export function DeviceStorageSettings() {
  const { t } = useTranslation();
  const notify = useNotify();
  const { id } = useSession();
  const { count, isOnlyBalls } = useEntriesAtSignOut();
  const [isNothingStored, setNothingStored] = useRememberedSwitch('device/keepsNothing', () => storesNothing(id));
  const change = async (isWanted: boolean) => {
    try {
      await chooseStoreNothing(id, isWanted);
    } catch {
      notify({ textKey: 'onDevice.setting.notDone' }, 'error');
      return;
    }
    setNothingStored(isWanted);
    if (isWanted) notify({ textKey: 'onDevice.setting.done' });
  };
  const isRefused = count > 0 && !isNothingStored;
  return (
    <>
      <Typography sx={{ mb: 1 }}>{t('onDevice.setting.text')}</Typography>
      <FormControlLabel
        control={
          <Switch
            checked={isNothingStored}
            disabled={isRefused}
            onChange={({ target }) => void change(target.checked)}
          />
        }
        label={t('onDevice.setting.keepNothing')}
      />
      {isRefused && <Notice>{t(`onDevice.setting.${isOnlyBalls ? 'unsent' : 'unsentChanges'}`, { count })}</Notice>}
    </>
  );
}
