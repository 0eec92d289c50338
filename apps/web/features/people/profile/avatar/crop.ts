/** Which square of a picture is shown: its middle, in the picture's pixels, and how much larger. */
export interface Crop {
  x: number
  y: number
  /** 1 shows the largest square that fits. */
  zoom: number
}

interface Size {
  width: number
  height: number
}

export const MOST_ZOOM = 4
/** So many steps of the zoom buttons double the picture. */
const STEPS_TO_DOUBLE = 4

export const centreOf = ({ width, height }: Size): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
})

/** The side of the square, in the picture's pixels. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / zoom

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** The crop moved so that its square lies wholly within the picture. */
function keepInside(size: Size, crop: Crop): Crop {
  const half = sideOf(size, crop) / 2
  return {
    ...crop,
    x: within(crop.x, half, size.width - half),
    y: within(crop.y, half, size.height - half),
  }
}

/** Moves the picture under its frame, by shares of the frame's side. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop)
  return keepInside(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side })
}

/** One step nearer or, with -1, farther. */
export function zoomed(size: Size, crop: Crop, step: 1 | -1): Crop {
  const zoom = within(crop.zoom * 2 ** (step / STEPS_TO_DOUBLE), 1, MOST_ZOOM)
  return keepInside(size, { ...crop, zoom })
}
