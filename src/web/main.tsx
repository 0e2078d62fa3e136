import { render } from 'preact';

render(<p>Klartext</p>, document.getElementById('app')!);
