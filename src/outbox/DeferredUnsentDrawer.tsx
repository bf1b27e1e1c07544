import { Deferred } from '@/ui/Deferred';
import { lazyComponent } from '@/ui/lazyLoading';

const UnsentDrawer = lazyComponent(() => import(/* webpackChunkName: "private-dialogs" */ './UnsentDrawer'));

/** The list of unsent changes, whose code is loaded once the page is idle. */
export const DeferredUnsentDrawer = () => (
  <Deferred>
    <UnsentDrawer />
  </Deferred>
);
