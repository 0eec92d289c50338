import { expect, it } from 'vitest'
import { readXml, UnreadableXml, walkXml } from './read-xml.ts'

const nested = (levels: number) => `${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}`

it('reads elements in their order, without the attributes of other namespaces', () => {
  const xml = '<w:p xmlns:w="urn:w" w:other="1" id="2"><b/></w:p>'
  expect(readXml(Buffer.from(xml))).toEqual([
    { name: 'p', attributes: new Map([['id', '2']]) },
    { name: 'b', attributes: new Map() },
  ])
})

it.each([
  ['what is not XML', '<a></b>'],
  ['declarations of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a/>'],
  ['another encoding', '<?xml version="1.0" encoding="utf-7"?><a/>'],
])('refuses %s', (_what, xml) => {
  expect(() => readXml(Buffer.from(xml))).toThrow(UnreadableXml)
})

it('stops at a depth that no document has, however much follows', () => {
  expect(readXml(Buffer.from(nested(1000)))).toHaveLength(1000)
  let opened = 0
  const count = () => walkXml(nested(50_000), { onOpen: () => (opened += 1) })
  expect(count).toThrow('too deep')
  expect(opened).toBe(1000)
})
