import { loggedRequest } from './log';

test.each([
  ['/api/golfclub/members?q=M%C3%B6ller', '/api/golfclub/members'],
  ['/api/golfclub/signup/member/approve/club/jana/secret', '/api/golfclub/signup/member/approve/…'],
  ['/public/approve/club/jana/secret?from=mail', '/public/approve/…'],
  ['/api/golfclub/club/member/approve', '/api/golfclub/club/member/approve'],
])('of %s the log says %s', (url, path) => {
  expect(loggedRequest({ method: 'GET', url, ip: '192.0.2.1' })).toEqual({
    method: 'GET',
    path,
    remoteAddress: '192.0.2.1',
  });
});
