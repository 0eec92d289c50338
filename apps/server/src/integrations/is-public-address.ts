import { BlockList, isIP } from 'node:net'

const inside = new BlockList()
/** Addresses of no place in the world: RFC 6890, and what routers keep to themselves. */
const INSIDE: readonly [net: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // The old ways to write an IPv4 address as IPv6, and those through translators: any may lie inside.
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]
for (const [net, prefix, family] of INSIDE) inside.addSubnet(net, prefix, family)

/** Whether anybody outside could know where an address is. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && !inside.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
