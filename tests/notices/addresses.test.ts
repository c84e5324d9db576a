import { describe, expect, test } from 'vitest'
import { isMailAddress } from '@/lib/accounts/mail-address'
import { isHookAddress } from '@/lib/notices/hooks'
import { ForbiddenAddress, mayBeCalled } from '@/lib/notices/outgoing'
import { isPublicAddress } from '@/lib/notices/public-address'
import { isPushAddress } from '@/lib/notices/push'

/** Ways to write an address of this machine, its network or its provider, and such as hide where they lead. */
const hosts = `
127.0.0.1 127.1 127.0.1 127.255.255.254 127.000.000.001 2130706433 0x7f000001 0x7f.0.0.1 0177.0.0.1 0177.1
017700000001 0x7f.1 0 0.0.0.0 0.1 00 10.0.0.1 10.255.255.255 10.1 167772161 0xa000001 012.0.0.1
172.16.0.1 172.31.255.255 2886729729 0xac.16.0.1 192.168.0.1 192.168.1.254 3232235777 0xc0a80101 0300.0250.1.1
169.254.169.254 2852039166 0xa9fea9fe 0251.0376.0251.0376 169.254.1.1 169.254.170.2 100.64.0.1 100.100.100.200
100.127.255.254 192.0.0.1 192.0.0.192 192.0.2.1 192.88.99.1 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9
224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 4294967295 0xffffffff
[::1] [::] [0:0:0:0:0:0:0:1] [::127.0.0.1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:10.0.0.1] [::ffff:169.254.169.254]
[::ffff:a9fe:a9fe] [::ffff:0:127.0.0.1] [::ffff:8.8.8.8] [64:ff9b::7f00:1] [64:ff9b::169.254.169.254] [64:ff9b:1::1]
[100::1] [2001::1] [2001:0:7f00:1::] [2001:10::1] [2001:20::1] [2001:db8::1] [2002:7f00:1::] [2002:a9fe:a9fe::1]
[3fff::1] [fc00::1] [fd00::1] [fd00:ec2::254] [fe80::1] [fec0::1] [ff02::1] [5f00::1] [2620:4f:8000::1]
localhost LOCALHOST localhost. internal metadata router db a.b..c -a.example a_b.example ①②⑦.⓪.⓪.① ⑯⑨.254.169.254
127。0。0。1 %31%32%37.0.0.1 0x7f.0x0.0x0.0x1 10.2.3 [::1%25lo]
`
  .trim()
  .split(/\s+/)

const others = [
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'data:text/plain,x',
  'javascript:alert(1)',
  'https://user@example.com/',
  'https://user:pass@example.com/',
  'https://@example.com/',
  'https://:@example.com/',
  'https://example.com@127.0.0.1/',
  'https://example.com:80/',
  'https://example.com:8443/',
  'https://example.com:22/',
  'https://example.com:6379/',
  'https://example.com:65535/',
  'https:///',
  'https://',
  '//example.com/',
  '/api/games',
  '',
  `https://example.com/${'a'.repeat(2100)}`,
]

describe('an address that a player gives', () => {
  test.each([...hosts.map((host) => `https://${host}/hook`), ...others])('is never called: %s', (address) => {
    expect(() => mayBeCalled(address)).toThrow(ForbiddenAddress)
    expect(isHookAddress('json', address)).toBe(false)
    expect(isPushAddress(address)).toBe(false)
  })

  test('there are 120 of these and more', () => expect(hosts.length + others.length).toBeGreaterThan(120))

  test.each([
    'https://example.com/hook',
    'https://8.8.8.8/x?y=1',
    'https://[2606:4700::1111]/',
    'https://xn--bcher-kva.example/',
  ])('may be called: %s', (address) => expect(mayBeCalled(address)).toBeInstanceOf(URL))

  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('is public: %s', (address) => expect(isPublicAddress(address)).toBe(true))

  test.each(['fe80::1%eth0', '', 'example.com', '1.2.3', '::ffff:8.8.8.8'])(
    'is no public number: %s',
    (address) => expect(isPublicAddress(address)).toBe(false),
  )
})

const ROOM = 'https://matrix.example.org/_matrix/client/v3/rooms/!Qk2:example.org/send/m.room.message'

describe('a webhook', () => {
  test.each([
    ['discord', 'https://discord.com/api/webhooks/123/abc-DEF_9'],
    ['discord', 'https://discordapp.com/api/v10/webhooks/123/abc'],
    ['slack', 'https://hooks.slack.com/services/T0/B0/xyz'],
    ['ntfy', 'https://ntfy.sh/front-7Qk2'],
    ['ntfy', 'https://push.example.org/front_7Qk2'],
    ['telegram', 'https://api.telegram.org/bot123:AB-c_d/sendMessage?chat_id=-1001'],
    ['telegram', 'https://api.telegram.org/bot123:AB-c_d/sendMessage?chat_id=@front'],
    ['matrix', 'https://hooks.example.org/webhook/2b6a1c7e-0d3f-4f7a-9a51-7b1e0a8c1d22'],
    ['matrix', `${ROOM}?access_token=syt_Zm9v_bar.1`],
    ['matrix', `${ROOM.replace('!', '%21').replace('Qk2:', 'Qk2%3A')}?access_token=mct_x`],
  ] as const)('of %s is known: %s', (kind, url) => expect(isHookAddress(kind, url)).toBe(true))

  test.each([
    ['discord', 'https://discord.com.evil.example/api/webhooks/123/abc'],
    ['discord', 'https://evil.example/discord.com/api/webhooks/123/abc'],
    ['discord', 'https://discord.com/api/webhooks/123/abc/../../users'],
    ['slack', 'https://hooks.slack.com.evil.example/services/T0/B0/xyz'],
    ['slack', 'https://slack.com/services/T0'],
    ['ntfy', 'https://ntfy.sh/'],
    ['ntfy', 'https://ntfy.sh/front/json'],
    ['ntfy', 'https://127.0.0.1/front'],
    ['telegram', 'https://api.telegram.org/bot123:AB/sendMessage'],
    ['telegram', 'https://api.telegram.org/bot123:AB/setWebhook?chat_id=1'],
    ['telegram', 'https://telegram.evil.example/bot123:AB/sendMessage?chat_id=1'],
    ['matrix', 'http://hooks.example.org/webhook/2b6a1c7e'],
    ['matrix', 'https://hooks.example.org/webhook/2b6a1c7e?to=elsewhere'],
    ['matrix', ROOM],
    ['matrix', `${ROOM.replace('m.room.message', 'm.room.name')}?access_token=x`],
    ['matrix', `${ROOM.replace('/rooms', '/../rooms')}?access_token=x`],
  ] as const)('of %s is not this: %s', (kind, url) => expect(isHookAddress(kind, url)).toBe(false))
})

describe('a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-by3p.notify.windows.com/w/?token=x',
  ])('is known: %s', (address) => expect(isPushAddress(address)).toBe(true))

  test.each([
    'https://example.com/push',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.evil.example/x',
    'https://evil-fcm.googleapis.com/x',
    'https://notifyXwindows.com/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:444/x',
    'https://a@fcm.googleapis.com/x',
  ])('is not this: %s', (address) => expect(isPushAddress(address)).toBe(false))
})

describe('a mail address', () => {
  test.each(['me@victim.com', 'first.last+war@sub.example.co.uk', 'a@b.de', "o'neil@example.org"])(
    'is %s',
    (address) => expect(isMailAddress(address)).toBe(true),
  )

  test.each([
    'me@victim.com;evil@attacker.com',
    'me@victim.com,evil@attacker.com',
    'me@victim.com evil@attacker.com',
    'a (x (y) <evil@attacker.com>) <me@victim.com>',
    'Me <me@victim.com>',
    '<me@victim.com>',
    '"me"@victim.com',
    '"a@b"@victim.com',
    'me@victim.com\r\nBcc: evil@attacker.com',
    'me@victim.com\n',
    '\tme@victim.com',
    ' me@victim.com',
    'me@victim.com ',
    'me(comment)@victim.com',
    'me@(comment)victim.com',
    'group:me@victim.com;',
    'undisclosed:;',
    'me@@victim.com',
    'me@victim@attacker.com',
    '@victim.com',
    'me@',
    'me',
    '',
    '.me@victim.com',
    'me.@victim.com',
    'm..e@victim.com',
    'me@victim',
    'me@.victim.com',
    'me@victim..com',
    'me@victim.com.',
    'me@-victim.com',
    'me@victim-.com',
    'me@[127.0.0.1]',
    'me@127.0.0.1',
    'me@victim.c',
    'me@victim.1com',
    'mé@victim.com',
    'me@víctim.com',
    'mе@victim.com',
    'me@victim.сom',
    '\uff4de@victim.com',
    'me@victim。com',
    'me\u0000@victim.com',
    'me@victim.com\u0000evil',
    'me\u200b@victim.com',
    'me@victim.com\u202e',
    'me\\@victim.com',
    'me@victim.com/evil',
    'me@victim.com?cc=evil@attacker.com',
    'me@victim.com#x',
    'me:x@victim.com',
    'a,b@victim.com',
    'a;b@victim.com',
    'a b@victim.com',
    'a"b@victim.com',
    'a<b@victim.com',
    'a>b@victim.com',
    'a[b@victim.com',
    'mailto:me@victim.com',
    `${'a'.repeat(65)}@victim.com`,
    `me@${'a'.repeat(64)}.com`,
    `me@${'a.'.repeat(130)}com`,
  ])('is not %j', (address) => expect(isMailAddress(address)).toBe(false))
})
