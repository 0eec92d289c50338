/** Also as IPv6 writes it, and with the port that some proxies add. */
const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i

/**
 * What counts as one address in the limits: an IPv4 address, or the /64 that a single subscriber is
 * given of IPv6, who could otherwise use a new address for every try.
 */
export function networkOf(sent: string): string {
  const address = /^\[(.+)\](:\d+)?$/.exec(sent)?.[1] ?? sent
  const mapped = IPV4.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', tail = ''] = address.split('::')
  const before = head.split(':').filter((group) => group !== '')
  const after = tail.split(':').filter((group) => group !== '')
  const missing = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}
