import { at, type Ask } from './askedFor';
import { admin, answers, anyone, staff, type Expectation } from './expectation';

/** One pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const uploading: Ask = () => ({
  path: '/image/upload?tag=tip&name=pixel.png',
  file: { type: 'image/png', bytes: Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0)) },
});

const ofImage =
  (path: (publicId: string) => string): Ask =>
  async ({ world }) => ({ path: path((await world.image()).publicId) });

export const imageRoutes: Expectation[] = [
  answers('GET /image/list/:file', at('/image/list/tip.json'), staff),
  answers('GET /image/list/:version/:file', at('/image/list/v1789000000/tip.json'), staff),
  answers(
    'GET /image/upload/:transformation/:publicId',
    ofImage((publicId) => `/image/upload/q_auto,f_auto,w_400,c_scale/${publicId}`),
    anyone,
  ),
  answers('POST /image/upload', uploading, [201, 403, 403, 403, 401, 403]),
  answers(
    'DELETE /image/upload/:publicId',
    ofImage((publicId) => `/image/upload/${publicId}`),
    admin,
  ),
];
