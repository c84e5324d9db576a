/**
 * The Lua that runs inside the KV store. Each script is one command and all or nothing: it reads and judges first,
 * writes last. Scripts for a game: KEYS[1] is its hash, KEYS[2] its log, KEYS[3] the list of dues. No key is touched
 * that is not named in KEYS, so that a store which locks by key knows them all. In a hash: `v` format, `head`, `seq`
 * and `snapshot`, `f:` fields, `c:` answers.
 */

/** Reads lists with their length before them from ARGV. */
const TAKE = `
local at = 0
local function take()
  at = at + 1
  return ARGV[at]
end
local function takeAll()
  local all = {}
  for i = 1, tonumber(take()) do all[i] = take() end
  return all
end
`

/** Answers `otherwise` if a field is not as expected: with the values that `same` names, or not there (`none`). */
const EXPECT = (otherwise: string) => `
for i = 1, #same, 2 do
  if redis.call('HGET', KEYS[1], 'f:' .. same[i]) ~= same[i + 1] then return ${otherwise} end
end
for _, name in ipairs(none) do
  if redis.call('HEXISTS', KEYS[1], 'f:' .. name) == 1 then return ${otherwise} end
end
`

/** `due`: empty for as before, `-` for not any more, else when; `id`: under which name it stands in the list. */
const CHANGE = `
for _, name in ipairs(unset) do redis.call('HDEL', KEYS[1], 'f:' .. name) end
for i = 1, #set, 2 do redis.call('HSET', KEYS[1], 'f:' .. set[i], set[i + 1]) end
if due == '-' then redis.call('ZREM', KEYS[3], record)
elseif due ~= '' then redis.call('ZADD', KEYS[3], due, record) end
`

const COUNT = (key: string) => `
local n = redis.call('INCR', ${key})
if n == 1 or redis.call('PTTL', ${key}) < 0 then redis.call('PEXPIRE', ${key}, window) end
`

/**
 * KEYS[3]: the hash of the record beside; KEYS[4]: the counter. ARGV: the fields to read, beginning with v, head, seq,
 * snapshot; the fields to read beside, beginning with v; the window of the counter, 0 for none.
 */
export const LOAD = `${TAKE}
local names, others, window = takeAll(), takeAll(), tonumber(take())
local got = redis.call('HMGET', KEYS[1], unpack(names))
local beside = redis.call('HMGET', KEYS[3], unpack(others))
if window > 0 then
  ${COUNT('KEYS[4]')}
  beside[#others + 1] = n
end
if not got[2] then return false end
local after = got[4] and got[3] or 0
return { KEYS[1], got, redis.call('LLEN', KEYS[2]), redis.call('LRANGE', KEYS[2], after, -1), beside }
`

/** KEYS: the hashes of records. ARGV: for each the fields to read, beginning with v. */
export const READ = `${TAKE}
local all = {}
for i = 1, #KEYS do all[i] = redis.call('HMGET', KEYS[i], unpack(takeAll())) end
return all
`

/** KEYS[1]: the counter. ARGV: its window in milliseconds. */
export const COUNT_ONE = `
local window = ARGV[1]
${COUNT('KEYS[1]')}
return n
`

/** KEYS[1]: the hash of a record. */
export const WHOLE = `return redis.call('HGETALL', KEYS[1])`

/** KEYS[1]: the list of dues. ARGV: until when, how many at most. */
export const DUE = `
return redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, ARGV[2])
`

/** KEYS[1]: the list of dues. ARGV: the record, when it was seen to be due, when it is to be; empty: never. */
export const MOVE_DUE = `
local now = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not now or tonumber(now) ~= tonumber(ARGV[2]) then return 'no' end
if ARGV[3] == '' then redis.call('ZREM', KEYS[1], ARGV[1])
else redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1]) end
return 'done'
`

/**
 * ARGV: format, the game, when it is due, command id, answer, expected head, entries, set (names and values), unset,
 * snapshot (none, or seq and body), fields that must hold something, with that, fields that must not be there.
 */
export const APPEND = `${TAKE}
local format, record, due, id, answer, expected = take(), take(), take(), take(), take(), tonumber(take())
local entries, set, unset, snapshot = takeAll(), takeAll(), takeAll(), takeAll()
local same, none = takeAll(), takeAll()
local got = redis.call('HMGET', KEYS[1], 'v', 'head', 'c:' .. id)
if got[1] and got[1] ~= format then return { id, 'newer' } end
if got[3] then return { id, 'repeated', got[3] } end
local head = tonumber(got[2] or 0)
if redis.call('LLEN', KEYS[2]) ~= head then return { id, 'damaged' } end
if head ~= expected then return { id, 'conflict', head } end
${EXPECT("{ id, 'conflict', head }")}
for _, entry in ipairs(entries) do head = redis.call('RPUSH', KEYS[2], entry) end
redis.call('HSET', KEYS[1], 'v', format, 'head', head, 'c:' .. id, answer)
if #snapshot > 0 then redis.call('HSET', KEYS[1], 'seq', snapshot[1], 'snapshot', snapshot[2]) end
${CHANGE}
return { id, 'appended', head }
`

/**
 * ARGV: format, the record, when it is due, whether it may be made, when it may be forgotten (or empty), set (names
 * and values), unset, fields that must hold something, with that, fields that must not be there.
 */
export const SET_FIELDS = `${TAKE}
local format, record, due, create, forget = take(), take(), take(), take(), take()
local set, unset, same, none = takeAll(), takeAll(), takeAll(), takeAll()
local v = redis.call('HGET', KEYS[1], 'v')
if v and v ~= format then return { KEYS[1], 'newer' } end
if not v and create ~= 'create' then return { KEYS[1], 'none' } end
${EXPECT("{ KEYS[1], 'none' }")}
if not v then redis.call('HSET', KEYS[1], 'v', format) end
${CHANGE}
if forget ~= '' then redis.call('PEXPIREAT', KEYS[1], forget) end
return { KEYS[1], 'done' }
`
