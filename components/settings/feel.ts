import { wished } from './use-wish'

/** What a device may let its reader feel and hear. */
export type Cue = 'die' | 'turn'

/** Milliseconds of vibration and rest. */
const TOUCH: Readonly<Record<Cue, number[]>> = { die: [12, 60, 18], turn: [30, 80, 30] }

/** Tells something to hand and ear, where its reader wishes that. */
export function feel(cue: Cue): void {
  if (wished('touch') === 'on') navigator.vibrate?.(TOUCH[cue])
  if (wished('sound') === 'on') sound(cue)
}

/** Seconds after which a tone begins, how high it is (Hz), and how long it lasts. */
type Tone = readonly [from: number, pitch: number, lasts: number]
const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  // Bone on wood, three times.
  die: [
    [0, 190, 0.05],
    [0.11, 240, 0.04],
    [0.2, 160, 0.06],
  ],
  turn: [
    [0, 523, 0.14],
    [0.16, 659, 0.2],
  ],
}
const LOUD = 0.16

let room: AudioContext | null = null

function sound(cue: Cue): void {
  room ??= new AudioContext()
  // Browsers let nothing be heard before the page was touched.
  void room.resume()
  for (const [from, pitch, lasts] of TONES[cue]) {
    const [tone, level] = [room.createOscillator(), room.createGain()]
    const at = room.currentTime + from
    tone.type = cue === 'die' ? 'square' : 'sine'
    tone.frequency.setValueAtTime(pitch, at)
    level.gain.setValueAtTime(LOUD, at)
    level.gain.exponentialRampToValueAtTime(0.001, at + lasts)
    tone.connect(level).connect(room.destination)
    tone.start(at)
    tone.stop(at + lasts)
  }
}
