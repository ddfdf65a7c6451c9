/** The names of pieces in a parts list. */
export const PART_NAMES = {
  arm: 'Człon ramienia',
  awning_cassette: 'Kaseta',
  beam: 'Belka',
  bottom_rail: 'Listwa dolna',
  bow: 'Pałąk',
  bracket: 'Wspornik',
  chain: 'Łańcuszek',
  cloth: 'Tkanina',
  cord: 'Taśma lamel',
  crank: 'Korba',
  downpipe: 'Rura spustowa',
  elbow: 'Przegub ramienia',
  end_cap: 'Pokrywa boczna',
  foot_plate: 'Stopa słupa',
  front_bar: 'Belka frontowa',
  gore: 'Bok z\u00a0tkaniny',
  gutter: 'Rynna',
  head_box: 'Skrzynka',
  heater: 'Promiennik',
  heater_element: 'Element grzejny',
  led_strip: 'Listwa LED',
  led_spot: 'Punkt LED',
  louvre: 'Lamela dachu',
  motor: 'Napęd',
  net: 'Moskitiera',
  pane: 'Płyta dachu',
  post: 'Słup',
  rafter: 'Krokiew',
  screen: 'Osłona boczna',
  side_guide: 'Prowadnica',
  side_wall: 'Ściana boczna',
  slat: 'Lamela',
  tube: 'Rura nawojowa',
  valance: 'Falbana',
  wall_beam: 'Belka przyścienna',
  wall_rail: 'Szpros',
  wind_sensor: 'Czujnik wiatru',
  zip: 'Suwak ZIP',
  zip_guide: 'Prowadnica ZIP',
} as const;

/** Pieces of the surroundings (house, room, terrace, furniture, plants, a person), which are shown but not sold. */
type SettingKind =
  | 'wall'
  | 'eaves'
  | 'cladding'
  | 'interior'
  | 'plinth'
  | 'joinery'
  | 'window'
  | 'sill'
  | 'terrace_board'
  | 'floor'
  | 'furniture'
  | 'figure'
  | 'sconce'
  | 'pot'
  | 'leaves';

export type ProductPartKind = keyof typeof PART_NAMES;
export type PartKind = ProductPartKind | SettingKind;
