import { BlockList, isIPv4 } from 'node:net';

/** IPv4 addresses of no public host: IANA's special-purpose registry, and multicast. */
const NOT_PUBLIC_IPV4 = subnets('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);

/** All public hosts of IPv6 are in here; IPv4-mapped, local, link-local, translated and multicast ones are not. */
const GLOBAL_IPV6 = subnets('ipv6', ['2000::/3']);
/** Of these, what leads elsewhere (Teredo, 6to4) or is for documentation. */
const NOT_PUBLIC_IPV6 = subnets('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

function subnets(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address, prefix] = range.split('/') as [string, string];
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Whether a numeric address belongs to a host of the public Internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC_IPV4.check(address, 'ipv4');
  return GLOBAL_IPV6.check(address, 'ipv6') && !NOT_PUBLIC_IPV6.check(address, 'ipv6');
}

/** Whether a numeric address is one of the machine itself. */
export const isLoopback = (address: string): boolean =>
  address === '::1' || (isIPv4(address) && address.startsWith('127.'));
