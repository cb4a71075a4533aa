import { slashesInFront } from './deploy-rules';

/**
 * CloudFront function for viewer requests, because S3 has no folders: redirects to the trailing slash and
 * collapses leading slashes, and maps a folder to its index.html. URLs stay encoded as sent, and no redirect
 * leads to another host.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export const cloudFrontFunction = `var slashes = new RegExp('^${slashesInFront.replaceAll('\\', '\\\\')}$');
var page = new RegExp('^/[^/\\\\x5c][^\\\\x5c]*$');

function writeQuery(query) {
	var parts = [];
	for (var name in query) {
		var values = query[name].multiValue || [query[name]];
		for (var i = 0; i < values.length; i++)
			parts.push(values[i].value === '' ? name : name + '=' + values[i].value);
	}
	return parts.length > 0 ? '?' + parts.join('&') : '';
}

function redirect(path, query) {
	return {
		statusCode: 308,
		statusDescription: 'Permanent Redirect',
		headers: { location: { value: path + writeQuery(query) } },
	};
}

function handler(event) {
	var request = event.request;
	var uri = request.uri;
	var several = slashes.exec(uri);
	if (several) return redirect('/' + several[1], request.querystring);
	if (uri.charAt(uri.length - 1) === '/') request.uri = uri + 'index.html';
	else if (page.test(uri) && uri.lastIndexOf('.') < uri.lastIndexOf('/'))
		return redirect(uri + '/', request.querystring);
	return request;
}
`;
