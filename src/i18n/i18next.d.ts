import 'i18next';
import type { en } from './en';
import type { capsule } from './en/capsule';
import type { capsuleViewer } from './en/capsuleViewer';
import type { liveState } from './en/liveState';
import type { palette } from './en/palette';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    /** Topics named singly are there only once what shows them has been fetched. */
    resources: {
      translation: typeof en & {
        capsule: typeof capsule;
        capsuleViewer: typeof capsuleViewer;
        liveState: typeof liveState;
        palette: typeof palette;
      };
    };
  }
}
