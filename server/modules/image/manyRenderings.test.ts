import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { fromSetup } from '@test/fixtures/environment';
import { imageFile } from '@test/fixtures/imageFiles';
import { delivered, makeUploads } from '@test/fixtures/images';
import { deliveredFormats, renderedWidths } from './deliverImage';

/** Returns the answer to somebody at this address. */
async function deliveredTo(localAddress: string, path: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(fromSetup('TEST_SERVER_URL'));
  const sent = request({ hostname, port, localAddress, path: `/image/upload/${path}`, agent: false });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  return answer;
}

test('who asks for too many renderings at once is told to wait, and everybody else gets their picture', async () => {
  const { upload } = await makeUploads();
  const [many = '', one = ''] = await Promise.all(
    [1, 2].map(
      async () => (await upload(await imageFile('image/jpeg', 2000, 1200), { type: 'image/jpeg' })).body.public_id,
    ),
  );
  const options = deliveredFormats.flatMap((format) =>
    renderedWidths.flatMap((width) => [`f_${format},w_${width}`, `f_${format},w_${width},q_auto`]),
  );
  const requested = Promise.all(options.map((option) => deliveredTo('127.0.0.2', `${option}/${many}`)));
  const mine = await delivered('f_webp,w_240', one);
  expect(mine.status).toBe(200);
  const answers = await requested;
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(answers.length - refused.length);
});
