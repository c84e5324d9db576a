/** Counters by side and formation, each in the order in which they are given. */
export const byFormation = (
  sides: readonly { readonly side: string; readonly units: readonly string[] }[],
  formationOf: (unit: string) => string,
) =>
  sides.map(({ side, units }) => {
    const formations = [...new Set(units.map(formationOf))]
    return { side, formations: formations.map((one) => units.filter((unit) => formationOf(unit) === one)) }
  })
