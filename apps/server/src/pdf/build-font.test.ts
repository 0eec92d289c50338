import { expect, it } from 'vitest'
import { FontBuilder, TooManyGlyphs } from './build-font.ts'
import { LAST_FACE } from './font-faces.ts'
import { openFace } from './open-face.ts'

it('a font holds no more glyphs than a 16-bit number counts', () => {
  const font = new FontBuilder(openFace(LAST_FACE))
  const add = (index: number) =>
    font.glyphOf({ text: `sign ${index}`, advance: 500, glyphs: [{ id: 36, x: 0, y: 0 }] })
  expect(() => {
    for (let index = 0; index < 65_536; index++) add(index)
  }).toThrow(TooManyGlyphs)
  expect(add(0)).toBe(1)
})

it('the same glyph stands for each text it was written for', () => {
  const font = new FontBuilder(openFace(LAST_FACE))
  const glyphs = [{ id: 36, x: 0, y: 0 }]
  const [first, second] = ['A', 'Α'].map((text) => font.glyphOf({ text, advance: 500, glyphs }))
  expect(first).not.toBe(second)
  expect([font.texts[first ?? 0], font.texts[second ?? 0]]).toEqual(['A', 'Α'])
})
