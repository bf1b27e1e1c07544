import { type RefObject, useEffect, useRef, useState } from 'react';
import { useArchiveTemplateMutation, useCreateTemplateMutation, useUpdateTemplateMutation } from '@/api/template';
import { offerUndo } from '@/api/undo';
import { useChangeOnce, useCreateOnce } from '@/api/useChangeOnce';
import { newerVersionOf } from '@/errors/failure';
import { useProblemText } from '@/errors/problem';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { isFocusFree } from '@/ui/focus';
import { useNotify } from '@/ui/useNotify';
import type { Template } from '@contract/template';
import { copyOf } from '../newTemplate';
import { useTemplateName } from '../visibleTemplates';

type Step = 'archived' | 'broughtBack' | 'duplicated';

/** Returns how a template is archived, brought back and duplicated, and why the last of it failed. */
export function useTemplateSteps(template: Template, onMade: (made: Template) => void) {
  const notify = useNotify();
  const problemText = useProblemText();
  const nameOf = useTemplateName();
  const [archive] = useArchiveTemplateMutation();
  const [update] = useUpdateTemplateMutation();
  const [create] = useCreateTemplateMutation();
  const [changeOnce] = useChangeOnce();
  const createOnce = useCreateOnce();
  const [isBusy, setBusy] = useState(false);
  const { failed, refused, refusalCleared } = useFormStatus(`templateSteps/${template.id}`);

  const take = async (step: Step, send: () => PromiseLike<{ data?: Template | undefined; error?: unknown }>) => {
    if (isBusy) return;
    setBusy(true);
    const { data, error } = await send();
    setBusy(false);
    if (!data) {
      refused(error);
      return;
    }
    refusalCleared();
    const offer = step === 'archived' ? offerUndo('template.archived', [template.id]) : undefined;
    notify({ textKey: `templates.action.${step}`, values: { name: nameOf(template) } }, 'success', offer);
    if (step === 'duplicated') onMade(data);
  };
  /** Only the state is meant, so whatever somebody else wrote meanwhile is sent back as it is. */
  const bringBack = async () => {
    const answer = await changeOnce(update, { ...template, state: 'ACTIVE' });
    const newer = newerVersionOf(answer.error, template);
    return newer ? changeOnce(update, { ...newer, state: 'ACTIVE' }) : answer;
  };
  return {
    problem: failed ? problemText(failed.failure) : null,
    archive: () => void take('archived', () => archive({ id: template.id })),
    bringBack: () => void take('broughtBack', bringBack),
    duplicate: () => void take('duplicated', () => createOnce(create, copyOf(template))),
  };
}

/** Returns a ref for a control of a card, which takes the focus when what it began is over, but not from another card. */
export function useFocusAfter<Control extends HTMLElement>(isGoingOn: boolean): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const wasGoingOn = useRef(isGoingOn);
  useEffect(() => {
    if (wasGoingOn.current && !isGoingOn && isFocusFree(control.current?.closest('li'))) control.current?.focus();
    wasGoingOn.current = isGoingOn;
  }, [isGoingOn]);
  return control;
}
