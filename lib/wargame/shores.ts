/** Lines of points `x,y`, each after a sign of its own. */
export const readShores = (text: string): { x: number; y: number }[][] =>
  text
    .split('>')
    .slice(1)
    .map((line) =>
      line
        .trim()
        .split(/\s+/)
        .map((point) => {
          const [x, y] = point.split(',').map(Number) as [number, number]
          return { x, y }
        }),
    )
