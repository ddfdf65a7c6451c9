vcl 4.1;

# A caching proxy in front of both replicas, for the answers to trusted documents (/g). What may be kept, and for how
# long, is what the shop says in Cache-Control, but for the version of the catalogue.
import directors;

probe ready {
	.url = "/readyz";
	.interval = 2s;
	.timeout = 2s;
}

backend api_1 {
	.host = "api-1";
	.port = "4000";
	.probe = ready;
}

backend api_2 {
	.host = "api-2";
	.port = "4000";
	.probe = ready;
}

sub vcl_init {
	new replicas = directors.round_robin();
	replicas.add_backend(api_1);
	replicas.add_backend(api_2);
}

sub vcl_recv {
	set req.backend_hint = replicas.backend();
	# Varnish has added the balancer's address; the shop trusts one proxy (TRUST_PROXY), whose address says nothing.
	set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
	# The answers are the same for everybody, and the shop reads neither.
	unset req.http.Cookie;
	unset req.http.Authorization;
}

sub vcl_backend_response {
	# An answer is never sent after its time, not even while a new one is fetched.
	set beresp.grace = 0s;
	# The version is kept for half a second, although the shop says no-store: a change then shows within a second, also
	# where its announcement is lost. Who has made the change knows the new version, which is another address.
	if (bereq.url ~ "^/g/version\?" && beresp.status == 204) {
		set beresp.ttl = 0.5s;
		return (deliver);
	}
}
