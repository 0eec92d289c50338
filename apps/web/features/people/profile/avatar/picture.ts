import { type Crop, sideOf } from './crop.ts'

export const WRONG_TYPE = 'You can only upload JPG/PNG file!'
const TYPES = ['image/jpeg', 'image/png']
const SIDE = 256
const QUALITY = 0.9

/** Reads a chosen file upright; throws with the sentence to show for what is no picture. */
export async function readPicture(file: File): Promise<ImageBitmap> {
  if (!TYPES.includes(file.type)) throw new Error(WRONG_TYPE)
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw new Error(WRONG_TYPE)
  }
}

/** Draws the cropped square over the whole of a square canvas. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const side = sideOf(picture, crop)
  // A see-through picture stands on white: JPEG knows no transparency and would show black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    picture,
    crop.x - side / 2,
    crop.y - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  )
}

/** The square as a small JPEG, drawn anew: what the photo said of its place and camera is gone. */
export async function encode(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  draw(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  if (!blob) throw new Error('This picture could not be read. Please choose another.')
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' })
}
