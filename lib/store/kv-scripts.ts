/**
 * The Lua that runs inside the KV store. Each script is one command and all or nothing: it reads and judges first,
 * writes last. KEYS[1] is the hash of the game, KEYS[2] its log; no other key is touched, so that a store which
 * locks by key knows them all. In the hash: `v` format, `head`, `seq` and `snapshot`, `f:` fields, `c:` answers.
 */

/** ARGV: the hash fields to read, beginning with v, head, seq, snapshot. */
export const LOAD = `
local got = redis.call('HMGET', KEYS[1], unpack(ARGV))
if not got[2] then return false end
local after = got[4] and got[3] or 0
return { KEYS[1], got, redis.call('LLEN', KEYS[2]), redis.call('LRANGE', KEYS[2], after, -1) }
`

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

const CHANGE = `
for _, name in ipairs(unset) do redis.call('HDEL', KEYS[1], 'f:' .. name) end
for i = 1, #set, 2 do redis.call('HSET', KEYS[1], 'f:' .. set[i], set[i + 1]) end
`

/** ARGV: format, id, answer, expected head, entries, set (names and values), unset, snapshot (none, or seq and body). */
export const APPEND = `${TAKE}
local format, id, answer, expected = take(), take(), take(), tonumber(take())
local entries, set, unset, snapshot = takeAll(), takeAll(), takeAll(), takeAll()
local got = redis.call('HMGET', KEYS[1], 'v', 'head', 'c:' .. id)
if got[1] and got[1] ~= format then return { id, 'newer' } end
if got[3] then return { id, 'repeated', got[3] } end
local head = tonumber(got[2] or 0)
if redis.call('LLEN', KEYS[2]) ~= head then return { id, 'damaged' } end
if head ~= expected then return { id, 'conflict', head } end
for _, entry in ipairs(entries) do head = redis.call('RPUSH', KEYS[2], entry) end
redis.call('HSET', KEYS[1], 'v', format, 'head', head, 'c:' .. id, answer)
if #snapshot > 0 then redis.call('HSET', KEYS[1], 'seq', snapshot[1], 'snapshot', snapshot[2]) end
${CHANGE}
return { id, 'appended', head }
`

/** ARGV: format, set (names and values), unset. */
export const SET_FIELDS = `${TAKE}
local format, set, unset = take(), takeAll(), takeAll()
local got = redis.call('HMGET', KEYS[1], 'v', 'head')
if got[1] and got[1] ~= format then return { KEYS[1], 'newer' } end
if not got[2] then return { KEYS[1], 'none' } end
${CHANGE}
return { KEYS[1], 'done' }
`
