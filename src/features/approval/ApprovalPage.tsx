import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { ApprovalLink } from '../../api/auth';
import { APPROVE } from '../../session/publicCard';
import { Notice } from '../../ui/Notice';
import { PublicPage } from '../../ui/PublicPage';
import { ApproveByLink } from './ApproveByLink';

/**
 * What an approval link opens. Opening it approves nothing, because mail programs open links to preview them; and it
 * says nothing about whom it is for. Its code leaves the address, and so the history, at once.
 */
export default function ApprovalPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { golfclubId, username, code } = useParams();
  const [link] = useState<ApprovalLink | null>(golfclubId && username && code ? { golfclubId, username, code } : null);
  useEffect(() => {
    if (golfclubId !== undefined) void navigate(APPROVE, { replace: true });
  }, [golfclubId, navigate]);
  return (
    <PublicPage title={t('signUp.approve.title')} heading={t('signUp.approve.title')}>
      {link ? <ApproveByLink link={link} /> : <Notice severity="warning">{t('signUp.approve.noLink')}</Notice>}
    </PublicPage>
  );
}
