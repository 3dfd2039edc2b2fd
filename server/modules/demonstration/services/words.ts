/** First words of invented product names. */
export const productWords: readonly string[] = `
Acorn Adagio Alder Almanac Amber Anvil Apricot Arbour Aster Atlas Atrium Aurora Axiom Balsam Barrow Basalt Beacon
Birch Bobbin Bramble Brook Calyx Candle Canopy Capstan Caravel Carousel Cascade Cedar Chalk Chorus Cinder Cinnamon
Citadel Clover Cobalt Cohort Comet Compass Contour Copper Copperplate Coral Corner Crane Cricket Crocus Cygnet Damson
Dapple Delta Dewdrop Dial Dolphin Dovetail Drift Dune Easel Echo Elder Ember Emerald Equinox Estuary Fable Falcon
Fathom Feather Fennel Fern Ferrous Fiddle Flint Folio Fountain Foxglove Fresco Gable Gantry Garland Garnet Gazette
Ginger Glacier Granite Grove Gull Halyard Harbour Harvest Hawthorn Hazel Heather Heron Hinge Horizon Iris Inkwell Isobar
Ivory Jasper Jetty Juniper Kestrel Keystone Kiln Kingfisher Lantern Larch Larkspur Lattice Laurel Ledger Lichen Lighthouse
Linden Linnet Loom Lotus Lumen Lyre Magnolia Mallow Maple Marble Marginalia Marigold Marlin Meadow Meridian Mica Mosaic
Mulberry Nectar Needle Nettle Nightjar Nimbus Nutmeg Oak Oasis Obelisk Ochre Octave Olive Onyx Opal Orchard Osprey Otter
Oxbow Paddle Palette Paper Parasol Pebble Pendulum Pennant Peony Pepper Petrel Pigment Pillar Pinnacle Plover Plum Poplar
Prairie Prism Quarry Quartz Quill Quince Rafter Raven Reed Ripple River Robin Rosemary Rowan Rudder Saffron Sage Sail
Sandstone Sapling Satchel Scarlet Sextant Shale Shutter Sienna Signal Silver Skylark Slate Sorrel Spark Sparrow Spindle
Spruce Starling Stencil Sundial Swallow Tangent Teal Tempo Terrace Thicket Thistle Thyme Tidal Timber Topaz Trellis Tulip
Turnstone Umber Vale Vane Velvet Verdant Vessel Violet Walnut Warbler Weathervane Wharf Willow Windmill Wren Yarrow Zephyr
Zinnia Ångström Écrin Çelik Žuna`
  .trim()
  .split(/\s+/);

/** Names of invented places. With a kind of institution they form its name and domain. */
export const places: readonly string[] = `
Veldmark Aalmere Norderland Delfland Eikenhof Fennick Grootmeer Oostmeer Zilverduin Kranendaal Lindewaard Molenrode
Rietveen Sterrenbos Wolkendal Hoogezand Duinwijk Esdoorn Polderkerk Waterloo-Zuid Heideroos Kastelein Noordkaap Bergeloo
Zandvoorde Maaswinkel Terpstede Vlietlanden Windhaven Zomerdijk Beukenrade Cranenburgh Dijkhorst Elzenhage Geestmerwoud`
  .trim()
  .split(/\s+/);

export const companyWords: readonly string[] = `
Drumlin Halden Northlight Ferrous Marginal Ledgerline Estuary Beamline Bluebell Copperfield Eastgate Foxhollow Greenline
Hillcrest Ironbridge Juniperus Kittiwake Longacre Millstone Nordvik Oakhurst Pellworm Quayside Ravensholm Silverton
Tidewater Underhill Västerå Wexley Yarborough Zephyrine Ångsby São-Telmo Brücknau`
  .trim()
  .split(/\s+/);

export const companyKinds: readonly string[] = [
  'Software',
  'Media',
  'Labs',
  'Press',
  'Research Tools',
  'Cooperative',
  'Systems',
  'Foundation',
  'Publishing',
  'Research Network',
  'Consortium',
  'Institute',
];

export const givenNames: readonly string[] = `
Anouk Bram Carla Daan Elif Femke Gijs Hanna Ilse Jelle Katja Lars Marta Noor Otis Petra Quinten Rosa Sanne Thijs Ursula
Vera Wout Xandra Yara Zeno João Inês Zoë Çağla`
  .trim()
  .split(/\s+/);

export const surNames: readonly string[] = `
Akkerdijk Boonstaart Cramerveld Dollekamp Eskelund Fluitsma Grazdorp Hunzebos Iepenhof Jonkerveer Klaverblad Luttikhaar
Meerzicht Nachtegaal-Bos Overduin Pennewaard Quispelaar Roggeveen-Tuin Schaapherd Tulpenaar Uilenbos Vossebelt
Wilgenkamp Zonnebloem`
  .trim()
  .split(/\s+/);

/** Converts `Mölndal Språk-lab 2` to `molndal-sprak-lab-2`, which is valid in a host name. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
