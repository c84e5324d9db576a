import { Icon } from '@/components/ui/icons'

export const LayersIcon = () => (
  <Icon>
    <path d="M12 3l9 5-9 5-9-5 9-5zM3 13l9 5 9-5" />
  </Icon>
)
export const LegendIcon = () => (
  <Icon>
    <path d="M5 6h3M5 12h3M5 18h3M12 6h8M12 12h8M12 18h8" />
  </Icon>
)
export const WholeIcon = () => (
  <Icon>
    <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
  </Icon>
)
