import { describe, expect, it } from 'vitest'
import { centreOf, MOST_ZOOM, moved, sideOf, zoomed } from './crop.ts'

const photo = { width: 400, height: 300 }

describe('a crop', () => {
  it('begins with the largest square in the middle', () => {
    const crop = centreOf(photo)
    expect(crop).toEqual({ x: 200, y: 150, zoom: 1 })
    expect(sideOf(photo, crop)).toBe(300)
  })

  it('shows what lies to the left when the picture is moved to the right', () => {
    expect(moved(photo, centreOf(photo), 0.1, 0).x).toBeCloseTo(170)
  })

  it.each([
    [1, 0, 150],
    [-1, 0, 250],
    [0, 1, 200],
  ])('never leaves the picture: moved by %s, %s', (right, down, x) => {
    expect(moved(photo, centreOf(photo), right, down)).toEqual({ x, y: 150, zoom: 1 })
  })

  it('zooms in to a bound and out to the whole square', () => {
    let crop = centreOf(photo)
    for (let step = 0; step < 20; step++) crop = zoomed(photo, crop, 1)
    expect(crop.zoom).toBe(MOST_ZOOM)
    crop = moved(photo, crop, -9, -9)
    expect(crop).toMatchObject({ x: 400 - 37.5, y: 300 - 37.5 })
    for (let step = 0; step < 20; step++) crop = zoomed(photo, crop, -1)
    expect(crop).toEqual({ x: 250, y: 150, zoom: 1 })
  })
})
