import 'server-only'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Special-purpose addresses (IANA registries): this machine, its networks, its provider's, and such as lead nowhere. */
const CLOSED_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Of version 6 only what is routed to all is open, less its special parts: tunnels, mapped and sample addresses. */
const OPEN_6 = ['2000::', 3] as const
const CLOSED_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [net, bits] of CLOSED_4) closed.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of CLOSED_6) closed.addSubnet(net, bits, 'ipv6')
const open = new BlockList()
open.addSubnet(...OPEN_6, 'ipv6')

/** True for an address on the public internet, as numbers. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
