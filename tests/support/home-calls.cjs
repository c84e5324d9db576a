// Leads what a server calls by https to a catcher on this machine, whatever it is called (`node --require`).
const https = require('node:https')
const { syncBuiltinESMExports } = require('node:module')

const { request } = https
https.request = ({ hostname, lookup: _lookup, ...options }, answered) => {
  const { CATCHER_PORT: port, CATCHER_CA: ca } = process.env
  return request({ ...options, hostname: '127.0.0.1', port, ca, servername: hostname }, answered)
}
syncBuiltinESMExports()
