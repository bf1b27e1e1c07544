import type { ImageTag } from '../../../contract/lists';
import * as prizes from './prizeImages';
import * as templates from './templateImages';
import * as tips from './tipImages';

export interface DemoImage {
  publicId: string;
  tag: ImageTag;
  /** As it is drawn. */
  svg: string;
}

const drawn = (tag: ImageTag, pictures: Record<string, string>): DemoImage[] =>
  Object.entries(pictures).map(([name, svg]) => ({ publicId: imageCalled(name), tag, svg }));

/** Returns the public id of a demo image: its name in the code, as an address likes it. */
function imageCalled(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** All pictures of the demo; each is drawn in the code, so there is nobody else whose picture it is. */
export const demoImages: readonly DemoImage[] = [
  ...drawn('sessiontemplate', templates),
  ...drawn('tip', tips),
  ...drawn('sessionprice', prizes),
];
