import { useIntl } from 'react-intl';
import { charts } from '../charts';
import { FigureView } from '../picture/FigureView';
import { mapFigure } from '../picture/mapFigure';

const figure = mapFigure(charts);

/** The map: every machine as a box that opens it, with lines to the machines that it invokes. */
export function AllMachines({ onOpen }: { readonly onOpen: (machine: string) => void }) {
  const intl = useIntl();
  return (
    <FigureView
      figure={figure}
      label={intl.formatMessage({ id: 'qa.map.label' })}
      selected={undefined}
      onSelect={(name) => onOpen(name)}
      legend={null}
    />
  );
}
