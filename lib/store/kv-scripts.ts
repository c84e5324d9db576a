/**
 * The Lua that runs inside the KV store. Each script is one command and all or nothing: it reads and judges first,
 * writes last. No key is touched that is not named in KEYS, and none is named that is not touched, so that a store which
 * locks by key knows them all, and orders of two games do not wait for each other. The list of dues is the last of KEYS
 * where something becomes due. In a hash: `v` format, `head`, `seq` and `snapshot`, `f:` fields, `c:` answers.
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
  if redis.call('HGET', KEYS[k], 'f:' .. same[i]) ~= same[i + 1] then return ${otherwise} end
end
for _, name in ipairs(none) do
  if redis.call('HEXISTS', KEYS[k], 'f:' .. name) == 1 then return ${otherwise} end
end
`

/**
 * One write to the hash for all it is to hold (`all`: what that is besides `set`), as a store keeps each command. `due`:
 * empty for as before, `-` for not any more, else when; `record`: under which name it stands in the list.
 */
const CHANGE = `
for _, name in ipairs(unset) do redis.call('HDEL', KEYS[k], 'f:' .. name) end
for i = 1, #set, 2 do
  all[#all + 1] = 'f:' .. set[i]
  all[#all + 1] = set[i + 1]
end
if #all > 0 then redis.call('HSET', KEYS[k], unpack(all)) end
if due == '-' then redis.call('ZREM', KEYS[#KEYS], record)
elseif due ~= '' then redis.call('ZADD', KEYS[#KEYS], due, record) end
`

const COUNT = (key: string) => `
n = redis.call('INCR', ${key})
if n == 1 or redis.call('PTTL', ${key}) < 0 then redis.call('PEXPIRE', ${key}, window) end
`

/**
 * KEYS: the hash of a game, its log, the hashes of records beside it, the counter if there is one. ARGV: the fields to
 * read, beginning with v, head, seq, snapshot; how many records, and of each the fields to read, beginning with v; the
 * window of the counter, 0 for none.
 */
export const LOAD = `${TAKE}
local got = redis.call('HMGET', KEYS[1], unpack(takeAll()))
local beside = {}
for i = 1, tonumber(take()) do beside[i] = redis.call('HMGET', KEYS[2 + i], unpack(takeAll())) end
local window, n = tonumber(take()), 0
if window > 0 then ${COUNT('KEYS[#KEYS]')} end
if not got[2] then return false end
local after = got[4] and got[3] or 0
return { KEYS[1], got, redis.call('LLEN', KEYS[2]), redis.call('LRANGE', KEYS[2], after, -1), beside, n }
`

/** KEYS: hashes of records. ARGV: how many to read whole, the first of them; for each other the fields to read, beginning with v. */
export const READ = `${TAKE}
local wholes, all = tonumber(take()), {}
for i = 1, wholes do all[i] = redis.call('HGETALL', KEYS[i]) end
for i = wholes + 1, #KEYS do all[i] = redis.call('HMGET', KEYS[i], unpack(takeAll())) end
return all
`

/** KEYS[1]: the counter. ARGV: its window in milliseconds. */
export const COUNT_ONE = `
local window, n = ARGV[1], 0
${COUNT('KEYS[1]')}
return n
`

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
 * KEYS: the hash of a game, its log, and the list of dues where that changes. ARGV: format, the game, when it is due,
 * command id, answer, expected head, entries, set (names and values), unset, snapshot (none, or seq and body), fields
 * that must hold something, with that, fields that must not be there.
 */
export const APPEND = `${TAKE}
local k = 1
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
local all = { 'head', head, 'c:' .. id, answer }
local function also(name, value)
  all[#all + 1] = name
  all[#all + 1] = value
end
if not got[1] then also('v', format) end
if #snapshot > 0 then
  also('seq', snapshot[1])
  also('snapshot', snapshot[2])
end
${CHANGE}
return { id, 'appended', head }
`

/**
 * KEYS: the hashes of records, and the list of dues where that changes. ARGV: format, how many records; of each its
 * name, when it is due, whether it may be made, when it may be forgotten (or empty), set (names and values), unset,
 * fields that must hold something, with that, fields that must not be there.
 */
export const SET_FIELDS = `${TAKE}
local format, many = take(), tonumber(take())
local changes = {}
for k = 1, many do
  local record, due, create, forget = take(), take(), take(), take()
  local set, unset, same, none = takeAll(), takeAll(), takeAll(), takeAll()
  local v = redis.call('HGET', KEYS[k], 'v')
  if v and v ~= format then return { KEYS[1], 'newer' } end
  if not v and create ~= 'create' then return { KEYS[1], 'none' } end
  ${EXPECT("{ KEYS[1], 'none' }")}
  changes[k] = { record, due, forget, set, unset }
end
for k = 1, many do
  local record, due, forget, set, unset = unpack(changes[k])
  local all = {}
  if redis.call('HEXISTS', KEYS[k], 'v') == 0 then all = { 'v', format } end
  ${CHANGE}
  if forget ~= '' then redis.call('PEXPIREAT', KEYS[k], forget) end
end
return { KEYS[1], 'done' }
`
